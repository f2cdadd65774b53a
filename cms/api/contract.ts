import { accountEndpoints } from './admin/account.ts'
import { passkeyEndpoints } from './admin/passkeys.ts'
import { secondStepEndpoints } from './admin/second-step.ts'
import { login, logout, me, register } from './admin/session.ts'
import { checkText, makeCertificate, readPublicKeys } from './certificates/certificates.ts'
import { clipEndpoints } from './clips/clips.ts'
import { sendMessage } from './contact/contact.ts'
import { takeCounts } from './counts/counts.ts'
import { deleteCourseFile, saveCourseFiles } from './courses/course-files.ts'
import { listCourses, readCourse } from './courses/course-reads.ts'
import { exportCourse } from './courses/export-course.ts'
import { importCourse } from './courses/import-course.ts'
import { readTutorsDesk } from './desk/desk.ts'
import type { Endpoint } from './endpoint.ts'
import {
  exportAllExercises,
  exportOneExercise,
  importExerciseArchive,
} from './exercise-archives/exercise-archives.ts'
import { createExercise } from './exercise-pages/create-exercise.ts'
import { readExercise, readExerciseSounds } from './exercise-pages/read-exercise.ts'
import { readPaste } from './exercise-pages/read-paste.ts'
import { checkGaps } from './exercises/check-gaps.ts'
import { countPractice, readPractice } from './exercises/practice.ts'
import { hideSampleCourses, readFirstSteps } from './first-day/first-day.ts'
import { findName, replaceNameInTexts } from './first-day/rename.ts'
import { readGreeting } from './greetings/greetings.ts'
import { givePage, replacePage, uploadPage } from './lesson-files/upload-page.ts'
import { deleteLesson, moveLesson } from './lessons/change-lesson.ts'
import { createCustomLesson, createLesson } from './lessons/create-lesson.ts'
import {
  listCourseLessons,
  listLessons,
  readCourseLesson,
  readLesson,
} from './lessons/lesson-reads.ts'
import { restoreLesson } from './lessons/restore-lesson.ts'
import { answerMessage, readMessageAnswers } from './messages/message-answers.ts'
import { parkSealedMove, takeSealedMove } from './moves/moves.ts'
import { readPrivacyPolicy, readTermsOfService } from './pages/legal-pages.ts'
import { readSite } from './pages/site.ts'
import {
  readAboutPage,
  readContactPage,
  readHomePage,
  readTestimonialsPage,
} from './pages/text-pages.ts'
import { readLessonSounds } from './sounds/lesson-sounds.ts'
import { giveHomework, listStudents, readHomework, readOwnHomework } from './students/homework.ts'
import {
  answerLetter,
  deleteOwnLetter,
  readLetters,
  readOwnLetters,
  readOwnTake,
  readTakeForTutor,
  sendLetter,
} from './students/letters.ts'
import { makeNextExercise } from './students/make-next-exercise.ts'
import { readNewest } from './students/read-newest.ts'
import { deleteResults, saveAgreement, sendResults } from './students/results.ts'
import { leave, openLink, readStudent, typeCode } from './students/student.ts'
import { clipFileEndpoints } from './take-home/clip-files.ts'
import { readExerciseWords, readExerciseWorksheet } from './take-home/exercise-files.ts'
import { readLessonWords } from './take-home/read-lesson-words.ts'
import { readWorksheet } from './take-home/read-worksheet.ts'
import { readXRay } from './x-ray/read-x-ray.ts'

/** The contract (spec §7), row by row, then Undo and the reads that the pages need in addition. */
export const contract: Endpoint[] = [
  listCourses,
  readCourse,
  listLessons,
  readLesson,
  listCourseLessons,
  readCourseLesson,
  readLessonSounds,
  readPractice,
  countPractice,
  checkGaps,
  readExercise,
  readExerciseSounds,
  ...clipEndpoints,
  ...clipFileEndpoints,
  readExerciseWorksheet,
  readExerciseWords,
  readGreeting,
  sendMessage,
  createLesson,
  createExercise,
  readPaste,
  createCustomLesson,
  uploadPage,
  replacePage,
  readXRay,
  moveLesson,
  deleteLesson,
  restoreLesson,
  saveCourseFiles,
  deleteCourseFile,
  exportCourse,
  importCourse,
  exportAllExercises,
  exportOneExercise,
  importExerciseArchive,
  me,
  login,
  register,
  logout,
  ...accountEndpoints,
  ...secondStepEndpoints,
  ...passkeyEndpoints,
  readWorksheet,
  readLessonWords,
  readTutorsDesk,
  readMessageAnswers,
  answerMessage,
  readFirstSteps,
  hideSampleCourses,
  findName,
  replaceNameInTexts,
  readSite,
  readHomePage,
  readAboutPage,
  readContactPage,
  readTestimonialsPage,
  readPrivacyPolicy,
  readTermsOfService,
  makeCertificate,
  checkText,
  readPublicKeys,
  takeCounts,
  parkSealedMove,
  takeSealedMove,
  openLink,
  typeCode,
  readStudent,
  saveAgreement,
  sendResults,
  deleteResults,
  readNewest,
  makeNextExercise,
  sendLetter,
  readOwnLetters,
  deleteOwnLetter,
  readOwnTake,
  readLetters,
  answerLetter,
  readTakeForTutor,
  listStudents,
  giveHomework,
  givePage,
  readOwnHomework,
  readHomework,
  leave,
]
