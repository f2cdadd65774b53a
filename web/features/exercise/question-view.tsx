import type { Question } from '../../../cms/exercises/questions/question.ts'
import { judged, unforgiving } from './check-question.ts'
import { ChoiceQuestionView } from './kinds/choice-question.tsx'
import { DictationQuestionView } from './kinds/dictation-question.tsx'
import { FlashcardQuestionView } from './kinds/flashcard-question.tsx'
import { GapQuestionView } from './kinds/gap-question.tsx'
import type { KindProps } from './kinds/kind-props.ts'
import { ListQuestionView } from './kinds/list-question.tsx'
import { MatchingBoard } from './kinds/matching-board.tsx'
import { OrderQuestionView } from './kinds/order-question.tsx'
import { SayQuestionView } from './kinds/say-question.tsx'
import { SpokenGapQuestionView } from './kinds/spoken-gap-question.tsx'
import { TranslateQuestionView } from './kinds/translate-question.tsx'
import { rowIdsOf } from './question-rules.ts'

/** A question as its kind draws it. */
export function QuestionView(props: KindProps<Question>) {
  const { question, set, outcome, isUnsure = false, onAnswer } = props

  /** What was written is worth what the rules of its kind say. */
  function check(given: string) {
    const [rowId] = rowIdsOf(question)
    if (rowId === undefined) return
    onAnswer({ rowId, given, ...judged({ question, given, set, isUnsure }) })
  }

  switch (question.kind) {
    case 'list':
      return <ListQuestionView {...props} question={question} />
    case 'flashcards':
      return <FlashcardQuestionView {...props} question={question} />
    case 'matching':
      return <MatchingBoard {...props} question={question} />
    case 'choice':
      return <ChoiceQuestionView {...props} question={question} />
    case 'gap':
      return <GapQuestionView {...props} question={question} check={check} />
    case 'spoken-gap':
      return <SpokenGapQuestionView {...props} question={question} />
    case 'dictation':
      return (
        <DictationQuestionView
          {...props}
          set={isUnsure ? unforgiving(set, outcome.last?.given ?? '') : set}
          question={question}
          check={check}
        />
      )
    case 'order':
      return <OrderQuestionView {...props} question={question} check={check} />
    case 'translate':
      return <TranslateQuestionView {...props} question={question} check={check} />
    case 'say':
      return <SayQuestionView {...props} question={question} />
  }
}
