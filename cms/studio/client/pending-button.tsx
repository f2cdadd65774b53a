'use client'
import { Button } from '@payloadcms/ui'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './pending-button.module.css'

interface PendingButtonProps extends Omit<ComponentProps<typeof Button>, 'className' | 'margin'> {
  /** Whether what it has set off is still under way. */
  isPending: boolean
}

/**
 * Payload's button, which does nothing while what it has set off is under way. It is not disabled
 * meanwhile: that would take the keyboard's place from whoever has pressed it.
 */
export function PendingButton({ isPending, onClick, ...props }: PendingButtonProps) {
  function press(event: MouseEvent) {
    if (isPending)
      event.preventDefault() // or its form would be sent
    else onClick?.(event)
  }
  return (
    <Button
      {...props}
      margin={false}
      className={isPending ? styles.pending : undefined}
      onClick={press}
      extraButtonProps={{ 'aria-disabled': isPending || Boolean(props.disabled) }}
    />
  )
}
