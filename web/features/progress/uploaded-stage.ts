/** Stands for the one stage of an uploaded lesson. */
export const uploadedStage = 'page'
