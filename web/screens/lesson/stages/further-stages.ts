/** The stages that nobody begins with: they come in one file, which one call fetches. */
export { Phrases } from './phrases.tsx'
export { Practice } from './practice.tsx'
export { QuizStage } from './quiz-stage.tsx'
export { TakeHomeStage } from './take-home-stage.tsx'
export { Vocabulary } from './vocabulary.tsx'
export { WarmUp } from './warm-up.tsx'
