import type { CollectionConfig } from 'payload'
import { exerciseKinds, kindNames } from '../../../contract/exercise-kinds.ts'
import { languageCodes, languageNames } from '../../../contract/learner-languages.ts'
import { exerciseLimits } from '../../../contract/limits.ts'
import { anyAdmin } from '../../access/any-admin.ts'
import { draftsByAssistants, keepAssistantsToDrafts } from '../../access/drafts-by-assistants.ts'
import { forOwners, ownersOnly } from '../../access/owners-only.ts'
import { publishedOnes } from '../../access/published-ones.ts'
import { announceChange, announceDelete } from '../../announcements.ts'
import { isBlank, noteBlank, writtenOnes } from '../../drafts/blank-drafts.ts'
import { followDraft, lockRow } from '../../drafts/follow-draft.ts'
import { keepLock } from '../../drafts/keep-lock.ts'
import {
  keepNewerDraft,
  noteRestoreAsDraft,
  trashAsPublished,
} from '../../drafts/keep-newer-draft.ts'
import { drafts, noteDraftSave } from '../../drafts/saving-drafts.ts'
import { pasteWords } from '../../fields/paste-words.ts'
import { sidebarPart } from '../../fields/sidebar-part.ts'
import { draftLinksButton, previewOf, scheduleButton } from '../../preview-of.ts'
import { holdChangedRow } from '../../sql/hold-changed-row.ts'
import { copyClips, noteCopy } from '../clips/copy-clips.ts'
import { deleteClips } from '../clips/delete-clips.ts'
import { deleteDraftLinks } from '../draft-links/delete-draft-links.ts'
import { addressFromTitle, validateAddress } from './exercise-address.ts'
import { exerciseRows } from './exercise-rows.ts'
import { giveCreated, giveStored, requireStudent, takeRefusedBack } from './give-to-student.ts'

/** Words with the exercises made of them, at an address of their own. */
export const exercises: CollectionConfig = {
  slug: 'exercises',
  labels: { singular: 'Exercise', plural: 'Exercises' },
  admin: {
    pagination: { defaultLimit: 50 },
    group: 'Teaching',
    useAsTitle: 'title',
    defaultColumns: ['title', 'madeFor', '_status', 'updatedAt'],
    description: 'Words for one learner or for several. Whoever has the link can practise them.',
    listSearchableFields: ['title', 'madeFor'],
    baseFilter: writtenOnes,
    ...previewOf('exercises'),
    components: {
      beforeListTable: ['/cms/studio/archive/exercise-archives.tsx#ExerciseArchives'],
      edit: {
        beforeDocumentControls: [
          draftLinksButton,
          scheduleButton,
          '/cms/studio/archive/export-button.tsx#ExportExercise',
        ],
      },
    },
  },
  access: {
    read: publishedOnes,
    readVersions: anyAdmin,
    create: draftsByAssistants,
    update: draftsByAssistants,
    delete: ownersOnly,
  },
  versions: { drafts, maxPerDoc: 50 },
  trash: true,
  defaultSort: '-updatedAt',
  hooks: {
    // The same order as the lessons' hooks, for the same reasons.
    beforeOperation: [
      ...[keepAssistantsToDrafts, noteDraftSave, noteRestoreAsDraft, noteCopy],
      holdChangedRow,
    ],
    beforeChange: [trashAsPublished, noteBlank, requireStudent, lockRow, giveStored],
    afterChange: [followDraft, copyClips, announceChange, keepLock, keepNewerDraft, giveCreated],
    afterOperation: [takeRefusedBack],
    beforeDelete: [deleteDraftLinks, deleteClips],
    afterDelete: [announceDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: exerciseLimits.title,
      hooks: { beforeDuplicate: [({ value }) => (value ? `${value} (copy)` : value)] },
      admin: { description: 'The learner reads it above the words.' },
    },
    pasteWords('rows'),
    exerciseRows,
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      options: exerciseKinds.map((value) => ({ label: kindNames[value], value })),
      admin: {
        position: 'sidebar',
        description: 'How the words are practised. If you choose none, every kind is offered.',
      },
    },
    {
      name: 'learnerLanguage',
      type: 'select',
      label: 'Learner’s language',
      options: languageCodes.map((value) => ({ label: languageNames[value], value })),
      admin: { position: 'sidebar', description: 'The language of the translations.' },
    },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'students',
      maxDepth: 0,
      access: forOwners,
      // A copy is mostly for somebody else: it is given to nobody without being asked.
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        description: 'When you publish, it is given to this student and appears on their page.',
      },
    },
    {
      name: 'madeFor',
      type: 'text',
      label: 'Made for',
      maxLength: exerciseLimits.madeFor,
      access: forOwners,
      admin: { position: 'sidebar', description: 'A note for yourself. Learners never see it.' },
    },
    {
      name: 'address',
      type: 'text',
      unique: true,
      index: true,
      maxLength: exerciseLimits.address,
      validate: validateAddress,
      hooks: { beforeValidate: [addressFromTitle], beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        description:
          'The last part of the link, made when you publish. Whoever has the link can open the exercise; it is not listed anywhere.',
      },
    },
    sidebarPart('link', '/cms/studio/fields/exercise/exercise-link.tsx#ExerciseLink'),
    sidebarPart('practice', '/cms/studio/fields/exercise/exercise-practice.tsx#ExercisePractice'),
    sidebarPart('readAloud', '/cms/studio/fields/words/read-aloud-link.tsx#ReadAloudLink'),
    isBlank,
  ],
}
