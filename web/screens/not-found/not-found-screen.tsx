import { PageNotFound } from '../../layout/page-not-found.tsx'
import { type Load, notFound } from '../../router/screen-module.ts'

export const load: Load = async () => notFound

export const Screen = PageNotFound
