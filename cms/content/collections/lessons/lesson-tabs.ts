import type { TabsField } from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import { isPictureAddress, pictureAddressRule } from '../../../contract/picture-address.ts'
import { unlessPremium } from '../../access/unless-premium.ts'
import { pasteWords } from '../../fields/paste-words.ts'
import { sourceField } from '../../fields/source-field.ts'
import { keepIdAlone } from '../../fields/youtube-id.ts'
import { content, itemList, line, paragraph, textList } from './content-fields.ts'
import { quizQuestions } from './quiz-questions.ts'

/** The lesson's content in the learner's order: objectives … quiz, then the HTML lesson. */
export const lessonTabs: TabsField['tabs'] = [
  {
    label: 'Objectives',
    fields: [
      textList({
        name: 'objectives',
        singular: 'objective',
        description:
          'What learners will be able to do afterwards. Lists of lessons show the first few.',
        isOpen: true,
      }),
      textList({
        name: 'keyTakeaways',
        singular: 'key takeaway',
        description: 'The points to remember, or the steps of the lesson.',
      }),
    ],
  },
  {
    label: 'Warm-up',
    fields: [
      textList({
        name: 'warmUpQuestions',
        singular: 'warm-up question',
        description: 'Questions to think or talk about before the lesson.',
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
          'What to do with the picture, for example “Look at the lake. What do you hear?”.',
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
          line({ name: 'word', required: true }),
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
          line({ name: 'phrase', required: true }),
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
            description: 'For this lesson alone, as they come with custom lesson markup.',
            access: { read: unlessPremium },
          }),
          sourceField({
            name: 'customScripts',
            label: 'Scripts of this lesson (JavaScript)',
            language: 'javascript',
            maxBytes: lessonLimits.htmlBytes,
            description: 'For this lesson alone, as they come with custom lesson markup.',
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
