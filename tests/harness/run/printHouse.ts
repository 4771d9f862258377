import { houseTable, measureHouse, missedGoals } from './house'

const measures = await measureHouse()
for (const line of houseTable(measures)) console.log(line)
if (missedGoals(measures).length > 0) process.exitCode = 1
