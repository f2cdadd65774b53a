// @ts-expect-error It says nothing of its types.
import S3rver from '@20minutes/s3rver'

// Object storage in a process of its own: folder and bucket come in, its port goes out.
const [directory, bucket] = process.argv.slice(2)
const { port } = await new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
}).run()
process.stdout.write(`${port}\n`)
