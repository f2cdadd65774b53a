import { PictureAddress as PictureAddress_3d162f0b7d46f9c4c1e92ac049426529 } from '../../../../../cms/studio/fields/picture-address.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CourseLessons as CourseLessons_af7a849faa173113efb667b7c08facf5 } from '../../../../../cms/studio/fields/course/course-lessons.tsx'
import { SourceEditor as SourceEditor_1d63c9799ae547508d986a3ec83576d3 } from '../../../../../cms/studio/fields/source-editor.tsx'
import { CategoryCell as CategoryCell_b6c2147ca3b516f69563a06a20ca2058 } from '../../../../../cms/studio/fields/course/category-cell.tsx'
import { CategoryField as CategoryField_738a8beb367ff1b580e8b9d7fd3b1632 } from '../../../../../cms/studio/fields/course/category-field.tsx'
import { IconPicker as IconPicker_f056c62a4575694dc3c041255af8bfda } from '../../../../../cms/studio/fields/course/icon-picker.tsx'
import { ImportCourse as ImportCourse_85c389eb33fadfc9f338134a54a5581b } from '../../../../../cms/studio/archive/import-course.tsx'
import { DraftLinksButton as DraftLinksButton_b584b6baaae631e2a974089afa1bf0f8 } from '../../../../../cms/studio/preview/draft-links-button.tsx'
import { ScheduleButton as ScheduleButton_7d8accbf396f6026fb5719bd2994caca } from '../../../../../cms/studio/scheduling/schedule-button.tsx'
import { ExportCourse as ExportCourse_98c3b65baaad5d8cb5e6223491c0700d } from '../../../../../cms/studio/archive/export-button.tsx'
import { WatchedForm as WatchedForm_a2214a8c358887bac3c01058d519a0b6 } from '../../../../../cms/studio/typing/watched-form.tsx'
import { ItemLabel as ItemLabel_f411d69db05c5cb632c99c25f4355ba4 } from '../../../../../cms/studio/fields/item-label.tsx'
import { PasteWords as PasteWords_e3d618f8d008039165c5bccb81112369 } from '../../../../../cms/studio/fields/words/paste-words.tsx'
import { ActivityLabel as ActivityLabel_ee84eff9af430d4176ee4c1e767eedf2 } from '../../../../../cms/studio/fields/lesson/activity-label.tsx'
import { CorrectAnswer as CorrectAnswer_fff9d4df134ffe2525704df4d306f037 } from '../../../../../cms/studio/fields/correct-answer.tsx'
import { UploadPage as UploadPage_d8fe560524915e944c8d69dbc57c13a5 } from '../../../../../cms/studio/fields/lesson/upload-page.tsx'
import { MarkupTools as MarkupTools_d5b52b39406c5b153564ea6bda4bfcc1 } from '../../../../../cms/studio/fields/lesson/markup-tools.tsx'
import { RelationCell as RelationCell_029a55e426f902a420a26d25dea9e5ce } from '../../../../../cms/studio/lists/relation-cell.tsx'
import { CourseHint as CourseHint_2ba4ff02ac5cc4eea1edc7b118177289 } from '../../../../../cms/studio/fields/lesson/course-hint.tsx'
import { NumberHint as NumberHint_3630df58b994d935009ef077c62fcf68 } from '../../../../../cms/studio/fields/lesson/number-hint.tsx'
import { LessonChecklist as LessonChecklist_c7448c086cce3d944f26689a1c04b1ab } from '../../../../../cms/studio/fields/lesson/lesson-checklist.tsx'
import { LessonPractice as LessonPractice_f722bf657b94da106f814935c8a59291 } from '../../../../../cms/studio/fields/lesson/lesson-practice.tsx'
import { LessonXRay as LessonXRay_d9799948059f6d5e96347be54c65e24b } from '../../../../../cms/studio/fields/lesson/lesson-x-ray.tsx'
import { ReadAloudLink as ReadAloudLink_348cfe722115018b2b18e44ef462261b } from '../../../../../cms/studio/fields/words/read-aloud-link.tsx'
import { ExerciseLink as ExerciseLink_b0e5e23ad1644dcf477d88ee9875770e } from '../../../../../cms/studio/fields/exercise/exercise-link.tsx'
import { ExercisePractice as ExercisePractice_e85682e844c17cb51dedacb2836e77f7 } from '../../../../../cms/studio/fields/exercise/exercise-practice.tsx'
import { ExerciseArchives as ExerciseArchives_0ba51d2192ecaf0e7d4df0ce3d7f380d } from '../../../../../cms/studio/archive/exercise-archives.tsx'
import { ExportExercise as ExportExercise_98c3b65baaad5d8cb5e6223491c0700d } from '../../../../../cms/studio/archive/export-button.tsx'
import { StatusCell as StatusCell_a4b24be5162af16a5519d6a871075075 } from '../../../../../cms/studio/inbox/status-cell.tsx'
import { InboxBar as InboxBar_8816643a68490c3c5d6a3c8c612083fe } from '../../../../../cms/studio/inbox/inbox-bar.tsx'
import { MessageView as MessageView_17597bf2b36c40c3173dfd5cbf3b3bf7 } from '../../../../../cms/studio/inbox/message-view.tsx'
import { SecretOnce as SecretOnce_6d4ff1ed4fcd5efa479a0386891b38dd } from '../../../../../cms/studio/students/secret-once.tsx'
import { StudentResults as StudentResults_6b53f3be5232fe462b884509e08314d6 } from '../../../../../cms/studio/students/student-results.tsx'
import { UntilDay as UntilDay_a3652bc4cfd1ee57f31fb8f9336042d1 } from '../../../../../cms/studio/students/until-day.tsx'
import { AccountEmail as AccountEmail_cd87b24e94d4a582bd134cc902edb8b3 } from '../../../../../cms/studio/fields/account-email.tsx'
import { CurrentPassword as CurrentPassword_af9ba0ab218e7f5a2c74d7f73ffc4a13 } from '../../../../../cms/studio/fields/current-password.tsx'
import { AccountSafety as AccountSafety_b4ba7472a5f6d52cf2df8a95399113cd } from '../../../../../cms/studio/account/account-safety.tsx'
import { NoButton as NoButton_36e2af6f9dae25276e2ab46c161ed17f } from '../../../../../cms/studio/preview/no-button.tsx'
import { GreetingField as GreetingField_51532677e81241e3d0ba3c634080b5e9 } from '../../../../../cms/studio/fields/greeting/greeting-field.tsx'
import { TimeZone as TimeZone_a9b19ac2e6f0ec71923f4edcf24267db } from '../../../../../cms/studio/fields/time-zone.tsx'
import { DeskBar as DeskBar_e530fab73ace89f3c412c239337d55e7 } from '../../../../../cms/studio/brand/desk-bar.tsx'
import { Icon as Icon_4c66263d82aad930b4646199731a434f } from '../../../../../cms/studio/brand/icon.tsx'
import { Logo as Logo_daf2f88bbc7955eeb588f91eb1c03e23 } from '../../../../../cms/studio/brand/logo.tsx'
import { NavBottom as NavBottom_ceac4dcf05b0b638d7fbb5ce6368fb5b } from '../../../../../cms/studio/brand/nav-links.tsx'
import { NavTop as NavTop_ceac4dcf05b0b638d7fbb5ce6368fb5b } from '../../../../../cms/studio/brand/nav-links.tsx'
import { MendedMarkup as MendedMarkup_2045fd57e4150746c8378f8f698a820e } from '../../../../../cms/studio/accessibility/mended-markup.tsx'
import { EnterOnce as EnterOnce_e1f8d1c3f81ba310389f68e23ac52ea2 } from '../../../../../cms/studio/accessibility/enter-once.tsx'
import { TypingKept as TypingKept_6439e6d3505d8de9e96661fa0948a197 } from '../../../../../cms/studio/typing/typing-kept.tsx'
import { TextsForgotten as TextsForgotten_a07bddae686b4b1da63042fc23c9e70d } from '../../../../../cms/studio/typing/texts-forgotten.tsx'
import { WayBack as WayBack_d493335fd84a3f17e72157f0e72b2001 } from '../../../../../cms/studio/lists/way-back.tsx'
import { Dashboard as Dashboard_ccc3f2295755446d392d63fa8b358a0d } from '../../../../../cms/studio/dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/studio/fields/picture-address.tsx#PictureAddress": PictureAddress_3d162f0b7d46f9c4c1e92ac049426529,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/studio/fields/course/course-lessons.tsx#CourseLessons": CourseLessons_af7a849faa173113efb667b7c08facf5,
  "/cms/studio/fields/source-editor.tsx#SourceEditor": SourceEditor_1d63c9799ae547508d986a3ec83576d3,
  "/cms/studio/fields/course/category-cell.tsx#CategoryCell": CategoryCell_b6c2147ca3b516f69563a06a20ca2058,
  "/cms/studio/fields/course/category-field.tsx#CategoryField": CategoryField_738a8beb367ff1b580e8b9d7fd3b1632,
  "/cms/studio/fields/course/icon-picker.tsx#IconPicker": IconPicker_f056c62a4575694dc3c041255af8bfda,
  "/cms/studio/archive/import-course.tsx#ImportCourse": ImportCourse_85c389eb33fadfc9f338134a54a5581b,
  "/cms/studio/preview/draft-links-button.tsx#DraftLinksButton": DraftLinksButton_b584b6baaae631e2a974089afa1bf0f8,
  "/cms/studio/scheduling/schedule-button.tsx#ScheduleButton": ScheduleButton_7d8accbf396f6026fb5719bd2994caca,
  "/cms/studio/archive/export-button.tsx#ExportCourse": ExportCourse_98c3b65baaad5d8cb5e6223491c0700d,
  "/cms/studio/typing/watched-form.tsx#WatchedForm": WatchedForm_a2214a8c358887bac3c01058d519a0b6,
  "/cms/studio/fields/item-label.tsx#ItemLabel": ItemLabel_f411d69db05c5cb632c99c25f4355ba4,
  "/cms/studio/fields/words/paste-words.tsx#PasteWords": PasteWords_e3d618f8d008039165c5bccb81112369,
  "/cms/studio/fields/lesson/activity-label.tsx#ActivityLabel": ActivityLabel_ee84eff9af430d4176ee4c1e767eedf2,
  "/cms/studio/fields/correct-answer.tsx#CorrectAnswer": CorrectAnswer_fff9d4df134ffe2525704df4d306f037,
  "/cms/studio/fields/lesson/upload-page.tsx#UploadPage": UploadPage_d8fe560524915e944c8d69dbc57c13a5,
  "/cms/studio/fields/lesson/markup-tools.tsx#MarkupTools": MarkupTools_d5b52b39406c5b153564ea6bda4bfcc1,
  "/cms/studio/lists/relation-cell.tsx#RelationCell": RelationCell_029a55e426f902a420a26d25dea9e5ce,
  "/cms/studio/fields/lesson/course-hint.tsx#CourseHint": CourseHint_2ba4ff02ac5cc4eea1edc7b118177289,
  "/cms/studio/fields/lesson/number-hint.tsx#NumberHint": NumberHint_3630df58b994d935009ef077c62fcf68,
  "/cms/studio/fields/lesson/lesson-checklist.tsx#LessonChecklist": LessonChecklist_c7448c086cce3d944f26689a1c04b1ab,
  "/cms/studio/fields/lesson/lesson-practice.tsx#LessonPractice": LessonPractice_f722bf657b94da106f814935c8a59291,
  "/cms/studio/fields/lesson/lesson-x-ray.tsx#LessonXRay": LessonXRay_d9799948059f6d5e96347be54c65e24b,
  "/cms/studio/fields/words/read-aloud-link.tsx#ReadAloudLink": ReadAloudLink_348cfe722115018b2b18e44ef462261b,
  "/cms/studio/fields/exercise/exercise-link.tsx#ExerciseLink": ExerciseLink_b0e5e23ad1644dcf477d88ee9875770e,
  "/cms/studio/fields/exercise/exercise-practice.tsx#ExercisePractice": ExercisePractice_e85682e844c17cb51dedacb2836e77f7,
  "/cms/studio/archive/exercise-archives.tsx#ExerciseArchives": ExerciseArchives_0ba51d2192ecaf0e7d4df0ce3d7f380d,
  "/cms/studio/archive/export-button.tsx#ExportExercise": ExportExercise_98c3b65baaad5d8cb5e6223491c0700d,
  "/cms/studio/inbox/status-cell.tsx#StatusCell": StatusCell_a4b24be5162af16a5519d6a871075075,
  "/cms/studio/inbox/inbox-bar.tsx#InboxBar": InboxBar_8816643a68490c3c5d6a3c8c612083fe,
  "/cms/studio/inbox/message-view.tsx#MessageView": MessageView_17597bf2b36c40c3173dfd5cbf3b3bf7,
  "/cms/studio/students/secret-once.tsx#SecretOnce": SecretOnce_6d4ff1ed4fcd5efa479a0386891b38dd,
  "/cms/studio/students/student-results.tsx#StudentResults": StudentResults_6b53f3be5232fe462b884509e08314d6,
  "/cms/studio/students/until-day.tsx#UntilDay": UntilDay_a3652bc4cfd1ee57f31fb8f9336042d1,
  "/cms/studio/fields/account-email.tsx#AccountEmail": AccountEmail_cd87b24e94d4a582bd134cc902edb8b3,
  "/cms/studio/fields/current-password.tsx#CurrentPassword": CurrentPassword_af9ba0ab218e7f5a2c74d7f73ffc4a13,
  "/cms/studio/account/account-safety.tsx#AccountSafety": AccountSafety_b4ba7472a5f6d52cf2df8a95399113cd,
  "/cms/studio/preview/no-button.tsx#NoButton": NoButton_36e2af6f9dae25276e2ab46c161ed17f,
  "/cms/studio/fields/greeting/greeting-field.tsx#GreetingField": GreetingField_51532677e81241e3d0ba3c634080b5e9,
  "/cms/studio/fields/time-zone.tsx#TimeZone": TimeZone_a9b19ac2e6f0ec71923f4edcf24267db,
  "/cms/studio/brand/desk-bar.tsx#DeskBar": DeskBar_e530fab73ace89f3c412c239337d55e7,
  "/cms/studio/brand/icon.tsx#Icon": Icon_4c66263d82aad930b4646199731a434f,
  "/cms/studio/brand/logo.tsx#Logo": Logo_daf2f88bbc7955eeb588f91eb1c03e23,
  "/cms/studio/brand/nav-links.tsx#NavBottom": NavBottom_ceac4dcf05b0b638d7fbb5ce6368fb5b,
  "/cms/studio/brand/nav-links.tsx#NavTop": NavTop_ceac4dcf05b0b638d7fbb5ce6368fb5b,
  "/cms/studio/accessibility/mended-markup.tsx#MendedMarkup": MendedMarkup_2045fd57e4150746c8378f8f698a820e,
  "/cms/studio/accessibility/enter-once.tsx#EnterOnce": EnterOnce_e1f8d1c3f81ba310389f68e23ac52ea2,
  "/cms/studio/typing/typing-kept.tsx#TypingKept": TypingKept_6439e6d3505d8de9e96661fa0948a197,
  "/cms/studio/typing/texts-forgotten.tsx#TextsForgotten": TextsForgotten_a07bddae686b4b1da63042fc23c9e70d,
  "/cms/studio/lists/way-back.tsx#WayBack": WayBack_d493335fd84a3f17e72157f0e72b2001,
  "/cms/studio/dashboard/dashboard.tsx#Dashboard": Dashboard_ccc3f2295755446d392d63fa8b358a0d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
