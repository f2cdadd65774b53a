import { reads } from './reads.ts'
import { useRead } from './use-read.ts'

/** An exercise by the last part of its link. */
export const useExercise = (address: string) => useRead(reads.exercise(address))

/** The same on paper. */
export const useExerciseWorksheet = (address: string) => useRead(reads.exerciseWorksheet(address))
