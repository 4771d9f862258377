import path from 'node:path'

/** The folder with pom.xml, Mongod.java and the script that runs it. */
export const javaSource = path.join(import.meta.dirname, 'mongo-java-server')
