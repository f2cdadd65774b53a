import { type TabsField, type TextFieldSingleValidation, validations } from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import { isPictureAddress, pictureAddressRule } from '../../../contract/picture-address.ts'
import { unlessPremium } from '../../access/unless-premium.ts'
import { isPublishedInForm } from '../../fields/on-publishing.ts'
import { pasteWords } from '../../fields/paste-words.ts'
import { notRepeated } from '../../fields/repeated-words.ts'
import { sourceField } from '../../fields/source-field.ts'
import { isVideo, keepIdAlone, videoRule } from '../../fields/youtube-id.ts'
import { content, itemList, line, paragraph, textList } from './content-fields.ts'
import { quizQuestions } from './quiz-questions.ts'

const words = { list: 'vocabulary', name: 'word', label: 'vocabulary' }
const phrases = { list: 'phrases', name: 'phrase', label: 'phrases' }
const practised = [words, phrases]

/** Through the contract, markup may name a video as it likes. */
const validateVideo: TextFieldSingleValidation = (value, options) =>
  value && !isVideo(value) && isPublishedInForm(options)
    ? videoRule
    : validations.text(value, options)

/** The lesson's content in the learner's order: objectives … quiz, then the HTML lesson. */
export const lessonTabs: TabsField['tabs'] = [
  {
    label: 'Objectives',
    fields: [
      textList({
        name: 'objectives',
        singular: 'objective',
        description:
          'What learners will be able to do afterwards. Lists of lessons show the first few. If there are none, two general ones are shown.',
        isOpen: true,
      }),
      textList({
        name: 'keyTakeaways',
        singular: 'key takeaway',
        description:
          'The points to remember, or the steps of the lesson. If there are none, the standard ones are shown.',
      }),
    ],
  },
  {
    label: 'Warm-up',
    fields: [
      textList({
        name: 'warmUpQuestions',
        singular: 'warm-up question',
        description:
          'Questions to think or talk about before the lesson. If there are none, a general one is shown.',
      }),
      content({
        name: 'warmUpPicture',
        type: 'text',
        label: 'Warm-up picture',
        maxLength: lessonLimits.pictureAddress,
        validate: (value: string | null | undefined) =>
          !value || isPictureAddress(value) || pictureAddressRule,
        admin: {
          description:
            'Choose one of your pictures, or enter the address of one. If you leave it empty, the standard picture is shown.',
          components: { Field: '/cms/studio/fields/picture-address.tsx#PictureAddress' },
        },
      }),
      paragraph({
        name: 'visualPrompt',
        label: 'Visual prompt',
        description:
          'What to do with the picture, for example “Look at the lake. What do you hear?”. If you leave it empty, the standard one is shown.',
      }),
    ],
  },
  {
    label: 'Video',
    fields: [
      {
        ...line({
          name: 'videoId',
          label: 'YouTube video',
          description:
            'Paste the video’s address. Used only while the site setting “Show each lesson’s own video” is on.',
          validate: validateVideo,
        }),
        hooks: { beforeValidate: [keepIdAlone] },
      },
    ],
  },
  {
    label: 'Vocabulary',
    fields: [
      pasteWords('vocabulary'),
      itemList({
        name: 'vocabulary',
        singular: 'word',
        description: 'The words of this lesson. Five to twelve is a good number.',
        rowLabel: ['word', 'phonetics'],
        fields: [
          line({ name: 'word', required: true, validate: notRepeated(words, practised) }),
          line({ name: 'phonetics', description: 'IPA between slashes, for example /wɜːd/.' }),
          paragraph({
            name: 'definition',
            description: 'In simpler words than the word itself.',
          }),
          paragraph({ name: 'example', description: 'A sentence that uses it.' }),
        ],
      }),
    ],
  },
  {
    label: 'Phrases and grammar',
    fields: [
      itemList({
        name: 'phrases',
        singular: 'phrase',
        description: 'Whole phrases that learners can use straight away.',
        rowLabel: ['phrase'],
        fields: [
          line({ name: 'phrase', required: true, validate: notRepeated(phrases, practised) }),
          paragraph({ name: 'usage', description: 'When and how to use it.' }),
          paragraph({ name: 'example' }),
        ],
      }),
      itemList({
        name: 'grammarConcepts',
        singular: 'grammar concept',
        description: 'The grammar behind the phrases, one point per row.',
        rowLabel: ['concept'],
        fields: [
          line({ name: 'concept', required: true }),
          paragraph({ name: 'explanation' }),
          paragraph({ name: 'example' }),
        ],
      }),
    ],
  },
  {
    label: 'Practice',
    fields: [
      itemList({
        name: 'practiceActivities',
        singular: 'activity',
        description: 'Learners record their answers to a speaking activity.',
        rowLabel: '/cms/studio/fields/lesson/activity-label.tsx#ActivityLabel',
        fields: [
          {
            name: 'type',
            type: 'select',
            required: true,
            defaultValue: 'speaking',
            options: [
              { label: 'Speaking', value: 'speaking' },
              { label: 'Writing', value: 'writing' },
            ],
          },
          textList({ name: 'questions', singular: 'question', isPartOfItem: true }),
        ],
      }),
      textList({
        name: 'speakingTips',
        singular: 'speaking tip',
        description: 'Shown next to the recorder.',
      }),
      paragraph({
        name: 'writingActivity',
        label: 'Writing activity',
        description: 'One writing task with a clear goal.',
      }),
    ],
  },
  { label: 'Quiz', fields: [quizQuestions] },
  {
    label: 'HTML lesson',
    description:
      'A whole lesson as one HTML page. It runs separately from the site, with the styles and scripts of its course.',
    fields: [
      {
        name: 'uploadPage',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/cms/studio/fields/lesson/upload-page.tsx#UploadPage' },
        },
      },
      sourceField({
        name: 'htmlContent',
        label: 'HTML',
        language: 'html',
        maxBytes: lessonLimits.htmlBytes,
        access: { read: unlessPremium },
      }),
      {
        type: 'collapsible',
        label: 'For people who write code',
        admin: { initCollapsed: true },
        fields: [
          sourceField({
            name: 'customStyles',
            label: 'Styles of this lesson (CSS)',
            language: 'css',
            maxBytes: lessonLimits.htmlBytes,
            description: 'For this lesson only. Custom lesson markup fills this in.',
            access: { read: unlessPremium },
          }),
          sourceField({
            name: 'customScripts',
            label: 'Scripts of this lesson (JavaScript)',
            language: 'javascript',
            maxBytes: lessonLimits.htmlBytes,
            description: 'For this lesson only. Custom lesson markup fills this in.',
            access: { read: unlessPremium },
          }),
          {
            name: 'markup',
            type: 'ui',
            admin: {
              disableListColumn: true,
              components: { Field: '/cms/studio/fields/lesson/markup-tools.tsx#MarkupTools' },
            },
          },
        ],
      },
    ],
  },
]
