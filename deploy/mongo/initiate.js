// For mongosh: makes the three one replica set, once, and comes back when it has a primary.
/* global db, rs, sleep */
const hosts = ['mongo1:27017', 'mongo2:27017', 'mongo3:27017']
const members = hosts.map((host, _id) => ({ _id, host }))

try {
  rs.status()
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error
  rs.initiate({ _id: 'rs0', members })
}
while (!db.hello().primary) sleep(500)
