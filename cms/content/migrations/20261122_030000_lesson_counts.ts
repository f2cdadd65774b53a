import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How many lessons each course has is kept beside them, since counting takes the longer the more
 * there are. A course has one row, or a few: whoever finds all of them locked by others that are
 * changing its lessons adds another one, and never waits. The count is the sum of a course's rows;
 * what a transaction has not committed, or takes back, does not count.
 *
 * The triggers belong to the statement, not to the row: an import counts each course once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw([table, addToCount, ...counters, forgetCounts, countOnce, newestLesson].join(';\n')),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop index lessons_newest_of_course;
      drop trigger course_lesson_counts_forgotten on courses;
      drop trigger lessons_counted_on_truncate on lessons;
      drop trigger lessons_counted_on_delete on lessons;
      drop trigger lessons_counted_on_update on lessons;
      drop trigger lessons_counted_on_insert on lessons;
      drop function forget_lesson_counts, forget_all_lesson_counts;
      drop function count_lessons_on_insert, count_lessons_on_update, count_lessons_on_delete;
      drop function add_to_lesson_count;
      drop table course_lesson_counts`),
  )
}

/** `stored` counts drafts too; what lies in the trash counts nowhere. */
const table = `
  create table course_lesson_counts (
    id bigint generated always as identity primary key,
    course_id integer not null,
    published integer not null,
    stored integer not null
  );
  create index course_lesson_counts_of_course on course_lesson_counts (course_id)`

const addToCount = `
  create function add_to_lesson_count(course integer, more_published integer, more_stored integer)
  returns void language plpgsql as $$
  begin
    update course_lesson_counts
    set published = published + more_published, stored = stored + more_stored
    where id = (
      select id from course_lesson_counts where course_id = course
      order by id limit 1 for update skip locked
    );
    if not found then
      insert into course_lesson_counts (course_id, published, stored)
      select id, more_published, more_stored from courses where id = course;
    end if;
  end $$`

const countsOf = (rows: string, sign: '' | '-') => `
  select course_id, ${sign}(_status is not distinct from 'published')::integer as published,
         ${sign}1 as stored
  from ${rows} where course_id is not null and deleted_at is null`

const counter = (event: 'insert' | 'update' | 'delete') => {
  const after = event === 'delete' ? [] : [countsOf('new_lessons', '')]
  const before = event === 'insert' ? [] : [countsOf('old_lessons', '-')]
  const tables = [
    ...(event === 'delete' ? [] : ['new table as new_lessons']),
    ...(event === 'insert' ? [] : ['old table as old_lessons']),
  ]
  return `
  create function count_lessons_on_${event}() returns trigger language plpgsql as $$
  begin
    perform add_to_lesson_count(course_id, sum(published)::integer, sum(stored)::integer)
    from (${[...after, ...before].join(' union all ')}) changes
    group by course_id having sum(published) <> 0 or sum(stored) <> 0;
    return null;
  end $$;
  create trigger lessons_counted_on_${event} after ${event} on lessons
  referencing ${tables.join(' ')} for each statement execute function count_lessons_on_${event}()`
}

const counters = [counter('insert'), counter('update'), counter('delete')]

/** Lessons that a deleted course leaves behind are counted after this, and add no row again. */
const forgetCounts = `
  create function forget_lesson_counts() returns trigger language plpgsql as $$
  begin
    delete from course_lesson_counts where course_id = old.id;
    return null;
  end $$;
  create trigger course_lesson_counts_forgotten after delete on courses
  for each row execute function forget_lesson_counts();

  create function forget_all_lesson_counts() returns trigger language plpgsql as $$
  begin
    delete from course_lesson_counts;
    return null;
  end $$;
  create trigger lessons_counted_on_truncate after truncate on lessons
  for each statement execute function forget_all_lesson_counts()`

/** Whatever changes lessons meanwhile waits, and is counted by the triggers. */
const countOnce = `
  lock table lessons in share row exclusive mode;
  insert into course_lesson_counts (course_id, published, stored)
  select course_id, sum(published), sum(stored) from (${countsOf('lessons', '')}) counts
  group by course_id`

const newestLesson = `
  create index lessons_newest_of_course on lessons (course_id, _status, created_at)
  where deleted_at is null`
