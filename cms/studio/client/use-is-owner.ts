'use client'
import { useAuth } from '@payloadcms/ui'
import { isOwner } from '../../content/access/roles.ts'

/** Whether an owner is signed in; an assistant is not offered what she may not do. */
export const useIsOwner = (): boolean => isOwner(useAuth().user)
