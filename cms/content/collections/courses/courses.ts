import type { CollectionConfig } from 'payload'
import { categories, defaultIcon } from '../../../contract/categories.ts'
import { maxCourseFileBytes } from '../../../contract/limits.ts'
import { anyAdmin } from '../../access/any-admin.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { publishedOnes } from '../../access/published-ones.ts'
import {
  announceChange,
  announceDelete,
  noteShown,
  noteShownToDelete,
} from '../../announcements.ts'
import { isBlank, noteBlank, writtenOnes } from '../../drafts/blank-drafts.ts'
import { followDraft, lockRow } from '../../drafts/follow-draft.ts'
import { keepLock } from '../../drafts/keep-lock.ts'
import {
  keepNewerDraft,
  noteRestoreAsDraft,
  trashAsPublished,
} from '../../drafts/keep-newer-draft.ts'
import { drafts, noteDraftSave } from '../../drafts/saving-drafts.ts'
import { cefrLevel, lessonMinutes } from '../../fields/level-and-length.ts'
import { ownPicture } from '../../fields/own-picture.ts'
import { slugFromName, validateSlug } from '../../fields/slug.ts'
import { sourceField } from '../../fields/source-field.ts'
import { draftLinksButton, previewOf, scheduleButton } from '../../preview-of.ts'
import { holdChangedRow } from '../../sql/hold-changed-row.ts'
import { deleteDraftLinks } from '../draft-links/delete-draft-links.ts'
import { deleteLessonsOfCourse } from './delete-lessons-of-course.ts'
import { orderLessons } from './order-lessons.ts'
import { refuseTakenAddress } from './refuse-taken-address.ts'

/** A course with its own style sheet and script (spec §3). */
export const courses: CollectionConfig = {
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  admin: {
    pagination: { defaultLimit: 50 },
    group: 'Teaching',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'difficulty', '_status', 'updatedAt'],
    description:
      'The courses that learners choose from. A course appears on the site once it is published.',
    ...previewOf('courses'),
    listSearchableFields: ['name', 'description', 'slug'],
    baseFilter: writtenOnes,
    components: {
      beforeListTable: ['/cms/studio/archive/import-course.tsx#ImportCourse'],
      edit: {
        beforeDocumentControls: [
          draftLinksButton,
          scheduleButton,
          '/cms/studio/archive/export-button.tsx#ExportCourse',
        ],
      },
    },
  },
  access: {
    read: publishedOnes,
    readVersions: anyAdmin,
    create: ownersOnly,
    update: ownersOnly,
    delete: ownersOnly,
  },
  versions: { drafts, maxPerDoc: 50 },
  trash: true,
  endpoints: [orderLessons],
  defaultSort: 'name',
  hooks: {
    // The same order as the lessons' hooks, for the same reasons.
    beforeOperation: [noteDraftSave, noteRestoreAsDraft, holdChangedRow],
    beforeChange: [trashAsPublished, noteBlank, refuseTakenAddress, lockRow, noteShown],
    afterChange: [followDraft, announceChange, keepLock, keepNewerDraft],
    beforeDelete: [noteShownToDelete, deleteLessonsOfCourse, deleteDraftLinks],
    afterDelete: [announceDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Course',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 120,
              hooks: { beforeDuplicate: [({ value }) => (value ? `${value} (copy)` : value)] },
              admin: { description: 'Shown on the course card and as the page’s heading.' },
            },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 1_000,
              admin: { description: 'Two or three sentences. Cards show the first two lines.' },
            },
            {
              name: 'forWhom',
              type: 'text',
              label: 'For whom',
              maxLength: 120,
              admin: {
                description:
                  'One line, for example “For nurses who begin in a British hospital”. Optional.',
              },
            },
            ownPicture({
              name: 'cover',
              label: 'Cover',
              description: 'A wide picture for the course’s card and page. Optional.',
              without: 'Remove the cover',
            }),
            {
              name: 'about',
              type: 'richText',
              label: 'About this course',
              admin: { description: 'A longer text for the course page. Optional.' },
            },
          ],
        },
        {
          label: 'Lessons',
          description:
            'In the order in which learners take them. Drag a lesson, or use its arrows; the order is saved straight away.',
          fields: [
            {
              name: 'lessonOrder',
              type: 'ui',
              admin: {
                disableListColumn: true,
                components: { Field: '/cms/studio/fields/course/course-lessons.tsx#CourseLessons' },
              },
            },
          ],
        },
        {
          label: 'For people who write code',
          description:
            'CSS and JavaScript. Used by the uploaded HTML lessons of this course. They do not affect the rest of the site.',
          fields: [
            sourceField({
              name: 'cssContent',
              label: 'CSS',
              language: 'css',
              maxBytes: maxCourseFileBytes,
            }),
            sourceField({
              name: 'jsContent',
              label: 'JavaScript',
              language: 'javascript',
              maxBytes: maxCourseFileBytes,
            }),
          ],
        },
      ],
    },
    {
      name: 'slug',
      type: 'text',
      label: 'Address',
      unique: true,
      index: true,
      maxLength: 80,
      validate: validateSlug,
      hooks: {
        beforeValidate: [slugFromName],
        beforeDuplicate: [() => null], // made of the copy’s name when that is published
      },
      admin: {
        position: 'sidebar',
        description:
          'The last part of the course’s address, for example speak-fluently. If you leave it empty, it is made from the name when you publish. Links to the old address stop working when you change it.',
      },
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: categories.map((category) => ({ label: category, value: category })),
      admin: {
        position: 'sidebar',
        description: 'Where visitors find the course, and its colour on the site.',
        components: {
          Field: '/cms/studio/fields/course/category-field.tsx#CategoryField',
          Cell: '/cms/studio/fields/course/category-cell.tsx#CategoryCell',
        },
      },
    },
    {
      name: 'difficulty',
      type: 'select',
      required: true,
      defaultValue: '1',
      options: [
        { label: '1 · Beginner', value: '1' },
        { label: '2 · Intermediate', value: '2' },
        { label: '3 · Advanced', value: '3' },
      ],
      admin: { position: 'sidebar', description: 'Shown on the course’s page.' },
    },
    cefrLevel({ description: 'Shown on the course’s card and page. Optional.' }),
    lessonMinutes({
      label: 'Minutes per lesson',
      description: 'About how long one lesson takes. Optional.',
    }),
    {
      name: 'icon',
      type: 'text',
      defaultValue: defaultIcon,
      maxLength: 60,
      validate: (value: string | null | undefined) =>
        !value ||
        /^fa-[a-z0-9-]{1,57}$/.test(value) ||
        'Use a Font Awesome name, for example fa-graduation-cap.',
      admin: {
        position: 'sidebar',
        description: 'Shown on the course’s card.',
        components: { Field: '/cms/studio/fields/course/icon-picker.tsx#IconPicker' },
      },
    },
    isBlank,
  ],
}
