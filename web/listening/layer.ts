/**
 * Who hears the learner: nobody but herself, the engine that this site keeps in her browser, or the
 * recognition that is installed in her browser. None of them sends a voice anywhere.
 */
export type ListeningLayer = 'nobody' | 'engine' | 'browser'
