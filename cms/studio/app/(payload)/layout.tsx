import '@payloadcms/next/css'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/newsreader/index.css'
import '../../brand/studio.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { keptDrops } from '../../../../web/page-files/kept-drops.ts'
import { formState } from '../../functions/form-state.ts'
import { callOwnFunction } from '../../functions/own-functions.ts'
import { importMap } from './studio/importMap.js'

const serverFunctions = { 'form-state': formState }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const { collections, globals } = await config
  const slugs = {
    collections: collections.map(({ slug }) => slug),
    globals: globals.map(({ slug }) => slug),
  }
  const call = (given: typeof args) =>
    handleServerFunctions({ ...given, config, importMap, serverFunctions })
  return callOwnFunction(args, { call, slugs })
}

export default async function StudioLayout({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy')
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <script nonce={nonceOf(policy)}>{keptDrops}</script>
      {children}
    </RootLayout>
  )
}

/** What the studio's door lets inline scripts of this page say for themselves. */
const nonceOf = (policy: string | null) => policy?.match(/'nonce-([^']+)'/)?.[1]
