import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface StudioPageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: StudioPageProps) =>
  generatePageMetadata({ config, params, searchParams })

export default function StudioPage({ params, searchParams }: StudioPageProps) {
  return RootPage({ config, params, searchParams, importMap })
}
