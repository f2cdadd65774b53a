import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface StudioNotFoundProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export default function StudioNotFound({ params, searchParams }: StudioNotFoundProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
