/** Object storage of the S3 kind, in which files are kept (decision 216). */
export interface BucketSettings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Whether files are kept in a bucket; asked at every picture, so without reading all variables. */
export const usesBucket = (): boolean => Boolean(process.env.S3_BUCKET?.trim())
