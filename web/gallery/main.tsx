import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../fonts.css'
import '../tokens.css'
import '../base.css'
import { ToastProvider } from '../ui/toasts/toast-provider.tsx'
import styles from './gallery.module.css'
import { Controls } from './parts/controls.tsx'
import { Layouts } from './parts/layouts.tsx'
import { Messages } from './parts/messages.tsx'

const root = document.getElementById('gallery')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ToastProvider>
        <main className={styles.page}>
          <h1>Gallery</h1>
          <p>Every part of web/ui in every state. Light or dark as the system has it.</p>
          <Controls />
          <Messages />
          <Layouts />
        </main>
      </ToastProvider>
    </StrictMode>,
  )
}
