import type { CollectionConfig } from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import { anyAdmin } from '../../access/any-admin.ts'
import { draftsByAssistants, keepAssistantsToDrafts } from '../../access/drafts-by-assistants.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { publishedLessons } from '../../access/published-lessons.ts'
import { unlessPremium } from '../../access/unless-premium.ts'
import {
  announceChange,
  announceDelete,
  noteShown,
  noteShownToDelete,
} from '../../announcements.ts'
import { isBlank, noteBlank, writtenOnes } from '../../drafts/blank-drafts.ts'
import { followDraft, lockRow } from '../../drafts/follow-draft.ts'
import { holdSavedLesson } from '../../drafts/hold-saved-lesson.ts'
import { keepLock } from '../../drafts/keep-lock.ts'
import {
  keepNewerDraft,
  noteRestoreAsDraft,
  trashAsPublished,
} from '../../drafts/keep-newer-draft.ts'
import { drafts, noteDraftSave } from '../../drafts/saving-drafts.ts'
import { filesKey } from '../../fields/files-key.ts'
import { cefrLevel, lessonMinutes } from '../../fields/level-and-length.ts'
import { relationCell } from '../../fields/relation-cell.ts'
import { relationIsThere } from '../../fields/relation-there.ts'
import { sidebarPart } from '../../fields/sidebar-part.ts'
import { unseen } from '../../fields/unseen.ts'
import { draftLinksButton, previewOf, scheduleButton } from '../../preview-of.ts'
import { copyClips, noteCopy } from '../clips/copy-clips.ts'
import { deleteClips } from '../clips/delete-clips.ts'
import { deleteDraftLinks } from '../draft-links/delete-draft-links.ts'
import { deleteXRays } from '../x-rays/delete-x-rays.ts'
import { lessonTabs } from './lesson-tabs.ts'
import { noteHtmlContent } from './note-html-content.ts'
import { keepNumber, numberAsRead } from './number-as-read.ts'
import { placeInCourse } from './place-in-course.ts'

/** A lesson: structured, uploaded as one HTML document, or both (spec §3). */
export const lessons: CollectionConfig = {
  slug: 'lessons',
  labels: { singular: 'Lesson', plural: 'Lessons' },
  admin: {
    pagination: { defaultLimit: 50 },
    group: 'Teaching',
    useAsTitle: 'title',
    defaultColumns: ['title', 'course', 'lessonNumber', 'isPremium', '_status', 'updatedAt'],
    description: 'Write a lesson step by step, or paste a whole HTML page under “HTML lesson”.',
    ...previewOf('lessons'),
    components: { edit: { beforeDocumentControls: [draftLinksButton, scheduleButton] } },
    listSearchableFields: ['title'],
    baseFilter: writtenOnes,
  },
  access: {
    read: publishedLessons,
    readVersions: anyAdmin,
    create: draftsByAssistants,
    update: draftsByAssistants,
    delete: ownersOnly,
  },
  versions: { drafts, maxPerDoc: 50 },
  trash: true,
  defaultSort: ['course', 'lessonNumber'],
  forceSelect: { isPremium: true },
  indexes: [{ fields: ['course', 'lessonNumber'] }],
  hooks: {
    // Before anything else: no later hook sees how the operation was called.
    beforeOperation: [
      ...[keepAssistantsToDrafts, noteDraftSave, noteRestoreAsDraft, noteCopy],
      holdSavedLesson, // before Payload reads it (decision 229)
    ],
    beforeChange: [
      trashAsPublished, // first: it may put another state of the lesson in the place of this one
      noteBlank, // before the number: a lesson in which nothing is written has no course to be in
      keepNumber, // before it is asked whether the number is free
      placeInCourse,
      noteHtmlContent, // after all that may change the lesson: it looks at what will be stored
      lockRow, // late: behind the lock on the course, before anything is written
      noteShown, // last: nobody else changes the row from here on
    ],
    afterChange: [
      followDraft, // first: the row is right before anybody is told of it
      copyClips,
      announceChange,
      keepLock,
      keepNewerDraft, // last: it saves once more, and all of these hooks run inside it
    ],
    beforeDelete: [noteShownToDelete, deleteDraftLinks, deleteClips, deleteXRays],
    afterDelete: [announceDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: lessonLimits.line,
      hooks: { beforeDuplicate: [({ value }) => (value ? `${value} (copy)` : value)] },
      admin: { description: 'Shown in every list and as the lesson’s heading.' },
    },
    { type: 'tabs', tabs: lessonTabs },
    {
      name: 'course',
      type: 'relationship',
      relationTo: 'courses',
      required: true,
      index: true,
      maxDepth: 0,
      filterOptions: writtenOnes,
      validate: relationIsThere,
      admin: {
        position: 'sidebar',
        components: {
          ...relationCell,
          Description: '/cms/studio/fields/lesson/course-hint.tsx#CourseHint',
        },
      },
    },
    {
      name: 'lessonNumber',
      type: 'number',
      label: 'Lesson number',
      hooks: { beforeDuplicate: [() => null] }, // the copy takes the next free number
      min: 1,
      max: lessonLimits.number,
      validate: (value: number | null | undefined) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && value >= 1 && value <= lessonLimits.number) ||
        `Use a whole number from 1 to ${lessonLimits.number}.`,
      admin: {
        position: 'sidebar',
        step: 1,
        components: { Description: '/cms/studio/fields/lesson/number-hint.tsx#NumberHint' },
      },
    },
    numberAsRead,
    {
      name: 'isPremium',
      type: 'checkbox',
      label: 'Premium',
      defaultValue: false,
      required: true,
      admin: {
        position: 'sidebar',
        description: 'Visitors see only the title and objectives of a premium lesson.',
      },
    },
    cefrLevel({ description: 'Only if it differs from the course’s. Optional.' }),
    lessonMinutes({
      label: 'Minutes',
      description: 'About how long it takes. If you leave it empty, lists say 45 mins.',
    }),
    sidebarPart('checklist', '/cms/studio/fields/lesson/lesson-checklist.tsx#LessonChecklist'),
    sidebarPart('practice', '/cms/studio/fields/lesson/lesson-practice.tsx#LessonPractice'),
    sidebarPart('xRay', '/cms/studio/fields/lesson/lesson-x-ray.tsx#LessonXRay'),
    sidebarPart('readAloud', '/cms/studio/fields/words/read-aloud-link.tsx#ReadAloudLink'),
    filesKey({ read: unlessPremium }),
    // Stored beside the HTML, so that lists need not read the HTML itself.
    { name: 'hasHtmlContent', type: 'checkbox', defaultValue: false, admin: unseen },
    isBlank,
  ],
}
