import * as migration_20261121_022102_initial from './20261121_022102_initial';
import * as migration_20261121_033530_public_site_content from './20261121_033530_public_site_content';
import * as migration_20261121_155506_media_and_drafts from './20261121_155506_media_and_drafts';
import * as migration_20261121_163000_blank_drafts from './20261121_163000_blank_drafts';
import * as migration_20261122_001500_rows_follow_drafts from './20261122_001500_rows_follow_drafts';
import * as migration_20261122_030000_lesson_counts from './20261122_030000_lesson_counts';
import * as migration_20261122_063345_parked_moves from './20261122_063345_parked_moves';
import * as migration_20261122_092154_students from './20261122_092154_students';
import * as migration_20261122_093157_own_site from './20261122_093157_own_site';
import * as migration_20261122_093331_exercises from './20261122_093331_exercises';
import * as migration_20261122_104000_rate_limits from './20261122_104000_rate_limits';
import * as migration_20261122_104209_students_exercises from './20261122_104209_students_exercises';
import * as migration_20261122_124441_student_exercises from './20261122_124441_student_exercises';
import * as migration_20261122_131617_clips from './20261122_131617_clips';
import * as migration_20261122_132744_free_times_and_footer from './20261122_132744_free_times_and_footer';
import * as migration_20261122_134005_letters from './20261122_134005_letters';
import * as migration_20261122_135429_greetings from './20261122_135429_greetings';
import * as migration_20261122_140131_homework from './20261122_140131_homework';
import * as migration_20261122_162344_draft_links_exercises from './20261122_162344_draft_links_exercises';
import * as migration_20261122_163823_roles from './20261122_163823_roles';
import * as migration_20261122_165004_lesson_files from './20261122_165004_lesson_files';
import * as migration_20261122_165756_daily_counts_and_answers from './20261122_165756_daily_counts_and_answers';
import * as migration_20261122_194805_sign_in_safety from './20261122_194805_sign_in_safety';
import * as migration_20261122_194806_session_marks from './20261122_194806_session_marks';
import * as migration_20261123_074500_made_passwords from './20261123_074500_made_passwords';
import * as migration_20261123_111801_passkeys from './20261123_111801_passkeys';
import * as migration_20261123_111900_passkey_tables from './20261123_111900_passkey_tables';
import * as migration_20261128_070000_sign_ins_by_admin from './20261128_070000_sign_ins_by_admin';
import * as migration_20261129_210000_students_by_browser from './20261129_210000_students_by_browser';
import * as migration_20261130_200000_results_not_to_come from './20261130_200000_results_not_to_come';
import * as migration_20261201_100930_quiz_answers_are_chosen from './20261201_100930_quiz_answers_are_chosen';

export const migrations = [
  {
    up: migration_20261121_022102_initial.up,
    down: migration_20261121_022102_initial.down,
    name: '20261121_022102_initial',
  },
  {
    up: migration_20261121_033530_public_site_content.up,
    down: migration_20261121_033530_public_site_content.down,
    name: '20261121_033530_public_site_content',
  },
  {
    up: migration_20261121_155506_media_and_drafts.up,
    down: migration_20261121_155506_media_and_drafts.down,
    name: '20261121_155506_media_and_drafts',
  },
  {
    up: migration_20261121_163000_blank_drafts.up,
    down: migration_20261121_163000_blank_drafts.down,
    name: '20261121_163000_blank_drafts',
  },
  {
    up: migration_20261122_001500_rows_follow_drafts.up,
    down: migration_20261122_001500_rows_follow_drafts.down,
    name: '20261122_001500_rows_follow_drafts',
  },
  {
    up: migration_20261122_030000_lesson_counts.up,
    down: migration_20261122_030000_lesson_counts.down,
    name: '20261122_030000_lesson_counts',
  },
  {
    up: migration_20261122_063345_parked_moves.up,
    down: migration_20261122_063345_parked_moves.down,
    name: '20261122_063345_parked_moves',
  },
  {
    up: migration_20261122_092154_students.up,
    down: migration_20261122_092154_students.down,
    name: '20261122_092154_students',
  },
  {
    up: migration_20261122_093157_own_site.up,
    down: migration_20261122_093157_own_site.down,
    name: '20261122_093157_own_site',
  },
  {
    up: migration_20261122_093331_exercises.up,
    down: migration_20261122_093331_exercises.down,
    name: '20261122_093331_exercises',
  },
  {
    up: migration_20261122_104000_rate_limits.up,
    down: migration_20261122_104000_rate_limits.down,
    name: '20261122_104000_rate_limits',
  },
  {
    up: migration_20261122_104209_students_exercises.up,
    down: migration_20261122_104209_students_exercises.down,
    name: '20261122_104209_students_exercises',
  },
  {
    up: migration_20261122_124441_student_exercises.up,
    down: migration_20261122_124441_student_exercises.down,
    name: '20261122_124441_student_exercises',
  },
  {
    up: migration_20261122_131617_clips.up,
    down: migration_20261122_131617_clips.down,
    name: '20261122_131617_clips',
  },
  {
    up: migration_20261122_132744_free_times_and_footer.up,
    down: migration_20261122_132744_free_times_and_footer.down,
    name: '20261122_132744_free_times_and_footer',
  },
  {
    up: migration_20261122_134005_letters.up,
    down: migration_20261122_134005_letters.down,
    name: '20261122_134005_letters',
  },
  {
    up: migration_20261122_135429_greetings.up,
    down: migration_20261122_135429_greetings.down,
    name: '20261122_135429_greetings',
  },
  {
    up: migration_20261122_140131_homework.up,
    down: migration_20261122_140131_homework.down,
    name: '20261122_140131_homework',
  },
  {
    up: migration_20261122_162344_draft_links_exercises.up,
    down: migration_20261122_162344_draft_links_exercises.down,
    name: '20261122_162344_draft_links_exercises',
  },
  {
    up: migration_20261122_163823_roles.up,
    down: migration_20261122_163823_roles.down,
    name: '20261122_163823_roles',
  },
  {
    up: migration_20261122_165004_lesson_files.up,
    down: migration_20261122_165004_lesson_files.down,
    name: '20261122_165004_lesson_files',
  },
  {
    up: migration_20261122_165756_daily_counts_and_answers.up,
    down: migration_20261122_165756_daily_counts_and_answers.down,
    name: '20261122_165756_daily_counts_and_answers',
  },
  {
    up: migration_20261122_194805_sign_in_safety.up,
    down: migration_20261122_194805_sign_in_safety.down,
    name: '20261122_194805_sign_in_safety',
  },
  {
    up: migration_20261122_194806_session_marks.up,
    down: migration_20261122_194806_session_marks.down,
    name: '20261122_194806_session_marks',
  },
  {
    up: migration_20261123_074500_made_passwords.up,
    down: migration_20261123_074500_made_passwords.down,
    name: '20261123_074500_made_passwords',
  },
  {
    up: migration_20261123_111801_passkeys.up,
    down: migration_20261123_111801_passkeys.down,
    name: '20261123_111801_passkeys',
  },
  {
    up: migration_20261123_111900_passkey_tables.up,
    down: migration_20261123_111900_passkey_tables.down,
    name: '20261123_111900_passkey_tables',
  },
  {
    up: migration_20261128_070000_sign_ins_by_admin.up,
    down: migration_20261128_070000_sign_ins_by_admin.down,
    name: '20261128_070000_sign_ins_by_admin',
  },
  {
    up: migration_20261129_210000_students_by_browser.up,
    down: migration_20261129_210000_students_by_browser.down,
    name: '20261129_210000_students_by_browser',
  },
  {
    up: migration_20261130_200000_results_not_to_come.up,
    down: migration_20261130_200000_results_not_to_come.down,
    name: '20261130_200000_results_not_to_come',
  },
  {
    up: migration_20261201_100930_quiz_answers_are_chosen.up,
    down: migration_20261201_100930_quiz_answers_are_chosen.down,
    name: '20261201_100930_quiz_answers_are_chosen',
  },
];
