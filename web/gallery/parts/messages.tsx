import { useRef, useState } from 'react'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { ConfirmedDelete } from '../../ui/confirm/confirmed-delete.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { LoadingByScript } from '../../ui/loading-by-script.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Problem, useProblem } from '../../ui/problem.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

/** Everything that says how something stands. */
export function Messages() {
  return (
    <>
      <Badges />
      <ProgressLines />
      <Specimen part="loading">
        <State name="a page">
          <Loading />
        </State>
        <State name="with words of its own">
          <Loading text="Loading lesson..." />
        </State>
      </Specimen>
      <Specimen part="loading-by-script">
        <State name="as long as scripts run">
          <LoadingByScript
            text="Looking for your words…"
            without="Your words are kept in your browser. To see them, please allow JavaScript."
          />
        </State>
      </Specimen>
      <Notices />
      <Problems />
      <Toasts />
      <Questions />
      <Confirmation />
      <Deletion />
    </>
  )
}

function Badges() {
  return (
    <Specimen part="badge">
      {(['plain', 'active', 'warning'] as const).map((tone) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>7 lessons</Badge>
        </State>
      ))}
    </Specimen>
  )
}

function Problems() {
  const { problem, tell } = useProblem()
  return (
    <Specimen part="problem">
      <State name="said anew at each press">
        <Button onClick={() => tell('Choose at least one day.')}>Save to calendar</Button>
        <Problem told={problem} />
      </State>
    </Specimen>
  )
}

function ProgressLines() {
  return (
    <Specimen part="progress">
      {[0, 3, 7].map((value) => (
        <State key={value} name={`${value} of 7`}>
          <Progress label={`${value} of 7 lessons done`} value={value} max={7} />
        </State>
      ))}
    </Specimen>
  )
}

function Notices() {
  return (
    <>
      <Specimen part="notice">
        <State name="with a way on">
          <Notice level={2} title="No lessons available" text="The first ones are on their way.">
            <Button tone="plain">See all courses</Button>
          </Notice>
        </State>
        <State name="with a picture">
          <Notice level={2} title="Nothing here yet" picture={<EmptyChair />} />
        </State>
      </Specimen>
      <Specimen part="load-error">
        <State name="what could not be read">
          <LoadError level={2} title="The course could not be loaded" />
        </State>
      </Specimen>
    </>
  )
}

function Toasts() {
  const showToast = useToast()
  return (
    <Specimen part="toast-provider">
      <State name="plain, destructive, with something to do">
        <div className={styles.row}>
          <Button onClick={() => showToast({ title: 'Message sent successfully' })}>Plain</Button>
          <Button
            onClick={() =>
              showToast({
                title: 'Upload Failed',
                description: 'Failed to upload lesson',
                tone: 'destructive',
              })
            }
          >
            Destructive
          </Button>
          <Button
            onClick={() =>
              showToast({
                title: 'Success!',
                description: 'Lesson deleted successfully',
                action: { label: 'Undo', run: () => showToast({ title: 'Lesson restored' }) },
              })
            }
          >
            With something to do
          </Button>
        </div>
      </State>
    </Specimen>
  )
}

function Questions() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Specimen part="dialog">
      <State name="closed until asked">
        <Button onClick={() => setIsAsking(true)}>Plan the week</Button>
        {isAsking && (
          <Dialog ref={dialog} title="Plan" tone="accent" onClose={() => setIsAsking(false)}>
            <p>Five sessions of 20 minutes.</p>
            <DialogActions>
              <Button onClick={() => dialog.current?.close()}>Close</Button>
            </DialogActions>
          </Dialog>
        )}
      </State>
    </Specimen>
  )
}

function Confirmation() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Specimen part="confirm-dialog">
      <State name="closed until asked">
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          Delete the lesson
        </Button>
        {isAsking && (
          <ConfirmDialog
            title="Delete this lesson?"
            text="It can be brought back from the trash for 30 days."
            choices={[{ value: 'delete', label: 'Delete', tone: 'danger' }]}
            onClose={() => setIsAsking(false)}
          />
        )}
      </State>
    </Specimen>
  )
}

function Deletion() {
  return (
    <Specimen part="confirmed-delete">
      <State name="fails when confirmed">
        <ConfirmedDelete
          label="Delete what was sent"
          title="Delete what was sent?"
          text="Your tutor will no longer be able to see it."
          onDelete={() => Promise.reject(new Error('The server is away'))}
        />
      </State>
    </Specimen>
  )
}
