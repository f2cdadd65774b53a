import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Rows of documents that are not published say again what their newest draft says. They were left
 * behind by the first versions, which wrote no row for a draft, and later by bulk edits and
 * restored versions; readers looked at the drafts instead, and do so no more.
 *
 * A number or slug that somebody else has by now gives way: the lesson goes to the end of its
 * course, and the course gets its slug when it is published. What is published is not touched.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw([newestDrafts, courses, lessons, ...lists, ...innerLists].join(';\n')))
}

/** The rows may stay: older versions read the drafts. */
export async function down(_: MigrateDownArgs): Promise<void> {}

/** Each document that is not published, with its newest version. */
const newestDrafts = ['courses', 'lessons']
  .map(
    (table) => `
  create temporary table newest_${table} on commit drop as
  select distinct on (document.id) document.id, version.id as version_id
  from ${table} document join _${table}_v version on version.parent_id = document.id
  where document._status = 'draft' and version.latest and version.version__status = 'draft'
  order by document.id, version.updated_at desc, version.id desc`,
  )
  .join(';\n')

const columnsOf = (names: string[]) => names.map((name) => `${name} = version_${name}`).join(', ')

const times = `
  updated_at = coalesce(version_updated_at, document.updated_at), deleted_at = version_deleted_at`

const courses = `
  create temporary table slugs on commit drop as
  select newest.id, newest.version_id, version_slug as slug,
         row_number() over (partition by version_slug order by newest.id) > 1 or exists (
           select from courses other where other.slug = version_slug
             and other.id not in (select id from newest_courses)
         ) as is_taken
  from newest_courses newest join _courses_v version on version.id = newest.version_id
  where version_slug is not null;

  update courses document set slug = null,
    ${columnsOf(['name', 'description', 'about', 'css_content', 'js_content', 'icon', 'is_blank'])},
    category = version_category::text::enum_courses_category,
    difficulty = version_difficulty::text::enum_courses_difficulty,
    ${times}
  from newest_courses newest join _courses_v version on version.id = newest.version_id
  where document.id = newest.id;

  update courses document set slug = slugs.slug
  from slugs where document.id = slugs.id and not is_taken;

  update _courses_v version set version_slug = null
  from slugs where version.id = slugs.version_id and is_taken`

// No two lessons of a course may have one number, not even between two statements: the drafts let
// go of theirs first.
const lessons = `
  update lessons set lesson_number = null where id in (select id from newest_lessons);

  create temporary table places on commit drop as
  select newest.id, newest.version_id, version_course_id as course_id,
         version_lesson_number as wanted, version_lesson_number as number,
         version_course_id is not null and version_deleted_at is null and (
           version_lesson_number is null or exists (
             select from lessons other where other.course_id = version_course_id
               and other.lesson_number = version_lesson_number and other.deleted_at is null
           ) or row_number() over (
             partition by version_course_id, version_lesson_number, version_deleted_at is null
             order by newest.id
           ) > 1
         ) as gives_way
  from newest_lessons newest join _lessons_v version on version.id = newest.version_id;

  update places set number = last.number + last.place
  from (
    select id, row_number() over (partition by course_id order by id) as place,
           greatest(
             (select max(lesson_number) from lessons
              where lessons.course_id = places.course_id and deleted_at is null),
             (select max(wanted) from places other where other.course_id = places.course_id),
             0
           ) as number
    from places where gives_way
  ) last
  where places.id = last.id;

  update lessons document set
    ${columnsOf([
      ...['title', 'warm_up_picture', 'visual_prompt', 'video_id', 'writing_activity'],
      ...['html_content', 'custom_styles', 'custom_scripts', 'has_html_content'],
      ...['course_id', 'is_premium', 'is_blank'],
    ])},
    lesson_number = places.number,
    ${times}
  from places join _lessons_v version on version.id = places.version_id
  where document.id = places.id;

  update _lessons_v version set version_lesson_number = places.number
  from places where version.id = places.version_id and gives_way`

/** Ids of rows inside lists are new, as Payload gives them: those of a version may be in use. */
const rowId = (list: string, id: string) => `substr(md5('${list}' || ${id}), 1, 24)`

const itemsOf = (list: string, columns: string[], values = columns.map((name) => `item.${name}`)) => `
  delete from lessons_${list} where _parent_id in (select id from newest_lessons);

  insert into lessons_${list} (_order, _parent_id, id, ${columns.join(', ')})
  select item._order, newest.id, ${rowId(list, 'item.id')}, ${values.join(', ')}
  from newest_lessons newest
  join _lessons_v_version_${list} item on item._parent_id = newest.version_id`

const lists = [
  itemsOf('objectives', ['text']),
  itemsOf('key_takeaways', ['text']),
  itemsOf('warm_up_questions', ['text']),
  itemsOf('speaking_tips', ['text']),
  itemsOf('vocabulary', ['word', 'phonetics', 'definition', 'example']),
  itemsOf('phrases', ['phrase', 'usage', 'example']),
  itemsOf('grammar_concepts', ['concept', 'explanation', 'example']),
  itemsOf('practice_activities', ['type'], ['item.type::text::enum_lessons_practice_activities_type']),
  itemsOf('quiz_questions', ['question', 'correct_answer']),
]

/** The lists inside the items of a list; those that were there went with their items. */
const innerItemsOf = (list: string, inner: string) => `
  insert into lessons_${list}_${inner} (_order, _parent_id, id, text)
  select item._order, ${rowId(list, 'parent.id')}, ${rowId(`${list}_${inner}`, 'item.id')}, item.text
  from newest_lessons newest
  join _lessons_v_version_${list} parent on parent._parent_id = newest.version_id
  join _lessons_v_version_${list}_${inner} item on item._parent_id = parent.id`

const innerLists = [
  innerItemsOf('practice_activities', 'questions'),
  innerItemsOf('quiz_questions', 'options'),
]
