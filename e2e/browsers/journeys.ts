import type { Journey } from './journey.ts'
import { certificate } from './journeys/certificate.ts'
import { exercise } from './journeys/exercise.ts'
import { lesson } from './journeys/lesson.ts'
import { passportMove } from './journeys/passport-move.ts'
import { quiz } from './journeys/quiz.ts'
import { recording } from './journeys/recording.ts'
import { review } from './journeys/review.ts'
import { sayItBack, sayItBackFollowed } from './journeys/say-it-back.ts'
import { uploadedLesson } from './journeys/uploaded-lesson.ts'

/** What a learner does, in the order of the table. */
export const journeys: readonly Journey[] = [
  lesson,
  quiz,
  recording,
  exercise,
  review,
  sayItBack,
  sayItBackFollowed,
  passportMove,
  uploadedLesson,
  certificate,
]
