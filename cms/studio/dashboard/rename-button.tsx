'use client'
import { Button, Drawer, useModal } from '@payloadcms/ui'
import type { Names } from '../../contract/rename.ts'
import { RenamePanel } from './rename-panel.tsx'

const drawer = 'replace-name'

/** Opens what replaces the sample's names in all texts. */
export function RenameButton({ suggested }: { suggested: readonly Names[] }) {
  const { openModal } = useModal()
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(drawer)}>
        Replace the old name in all texts
      </Button>
      <Drawer slug={drawer} title="Replace a name in all texts">
        <RenamePanel suggested={suggested} />
      </Drawer>
    </>
  )
}
