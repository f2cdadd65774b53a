'use client'
import { Button, Drawer, useModal } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface DrawerButtonProps {
  /** Of this drawer alone: a lesson may stand in a drawer over its course, which has its own. */
  slug: string
  label: string
  title: string
  children: (close: () => void) => ReactNode
}

/** A button above a document's form, and the drawer that it opens. */
export function DrawerButton({ slug, label, title, children }: DrawerButtonProps) {
  const { openModal, closeModal } = useModal()
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => openModal(slug)}>
        {label}
      </Button>
      <Drawer slug={slug} title={title}>
        {children(() => closeModal(slug))}
      </Drawer>
    </>
  )
}
