import { expect, it } from 'vitest'
import { patienceFor } from '@/patienceFor'

it('[W1] what DATABASE_URI says of patience should go before ours', () => {
  const uri = 'mongodb://localhost:27017/site?socketTimeoutMS=60000&serverselectiontimeoutms=1'
  const patience = patienceFor(uri)
  expect(patience).not.toHaveProperty('socketTimeoutMS')
  expect(patience).not.toHaveProperty('serverSelectionTimeoutMS')
  expect(patience).toMatchObject({ bufferTimeoutMS: 3000, waitQueueTimeoutMS: 3000 })
  expect(patienceFor('mongodb://localhost/site')).toHaveProperty('socketTimeoutMS')
})
