import { query } from '../../testing/databases.ts'

export interface LibrarySize {
  courses: number
  lessons: number
  /** So many uploaded lessons more, in a course of their own; none unless told. */
  longest?: number
}

/** The course of those lessons. */
export const longCourseSlug = 'bench-long-course'

/**
 * Fills a database with the sample content up to so many published courses and lessons, in one go
 * and not through Payload, which would take an hour. Each has a version, so that it can be edited.
 * The sample courses keep their lessons, so that their pages stay as long as they were.
 */
export async function fillLibrary(databaseUrl: string, size: LibrarySize): Promise<void> {
  const { courses, lessons, longest = 0 } = size
  const steps = [
    moreCourses(courses),
    moreLessons(lessons),
    ...(longest > 0 ? longCourse(longest) : []),
    ...lists,
    ...versions,
  ]
  await query(databaseUrl, steps.join(';\n'))
  await query(databaseUrl, 'vacuum analyze')
}

const moreCourses = (courses: number) => `
  create temporary table new_courses as
  with made as (
    insert into courses (name, description, slug, category, difficulty, icon, _status)
    select 'Course ' || number, 'A course about topic ' || number || '.', 'bench-course-' || number,
           'Business', '1', 'fa-briefcase', 'published'
    from generate_series((select count(*) + 1 from courses), ${courses}) number
    returning *
  )
  select * from made`

const moreLessons = (lessons: number) => `
  create temporary table new_lessons as
  with made as (
    insert into lessons (title, visual_prompt, writing_activity, course_id, lesson_number,
                         is_premium, has_html_content, _status)
    select 'Lesson about topic ' || number, 'What do you see in picture ' || number || '?',
           'Write a letter about topic ' || number || '.', new_courses.id,
           (number - 1) / (select count(*) from new_courses) + 1, false, false, 'published'
    from generate_series(1, ${lessons} - (select count(*) from lessons)) number
    join (select id, row_number() over (order by id) as place from new_courses) new_courses
      on new_courses.place = (number - 1) % (select count(*) from new_courses) + 1
    returning *
  )
  select * from made`

/** Uploaded lessons, as long as a short page. */
const longCourse = (lessons: number) => [
  `with made as (
     insert into courses (name, description, slug, category, difficulty, icon, _status)
     values ('Long course', 'A course about one topic.', '${longCourseSlug}', 'Academic', '2',
             'fa-briefcase', 'published')
     returning *
   )
   insert into new_courses select * from made`,
  `with made as (
     insert into lessons (title, course_id, lesson_number, is_premium, html_content,
                          has_html_content, _status)
     select 'Upload about topic ' || number, new_courses.id, number, false,
            '<h1>Topic ' || number || '</h1>' || repeat('<p>What one says of it.</p>', 200), true,
            'published'
     from new_courses, generate_series(1, ${lessons}) number where slug = '${longCourseSlug}'
     returning *
   )
   insert into new_lessons select * from made`,
]

const lists = [
  `insert into lessons_objectives (_order, _parent_id, id, text)
   select number, id, 'bench-objective-' || id || '-' || number,
          'Talk about topic ' || id || ', part ' || number
   from new_lessons, generate_series(1, 3) number`,
  `insert into lessons_vocabulary (_order, _parent_id, id, word, phonetics, definition, example)
   select 1, id, 'bench-word-' || id, 'word', '/wɜːd/', 'What one says.', 'Take my word for it.'
   from new_lessons`,
]

const versions = [
  `insert into _courses_v (parent_id, version_name, version_description, version_slug,
     version_category, version_difficulty, version_icon, version__status, version_updated_at,
     version_created_at, latest)
   select id, name, description, slug, category::text::enum__courses_v_version_category,
          difficulty::text::enum__courses_v_version_difficulty, icon, 'published', updated_at,
          created_at, true
   from new_courses`,
  `create temporary table new_versions as
   with made as (
     insert into _lessons_v (parent_id, version_title, version_visual_prompt,
       version_writing_activity, version_course_id, version_lesson_number, version_is_premium,
       version_html_content, version_has_html_content, version__status, version_updated_at,
       version_created_at, latest)
     select id, title, visual_prompt, writing_activity, course_id, lesson_number, false,
            html_content, has_html_content, 'published', updated_at, created_at, true
     from new_lessons
     returning id, parent_id
   )
   select * from made`,
  `insert into _lessons_v_version_objectives (_order, _parent_id, text, _uuid)
   select _order, new_versions.id, text, lessons_objectives.id
   from lessons_objectives join new_versions on new_versions.parent_id = _parent_id`,
  `insert into _lessons_v_version_vocabulary (_order, _parent_id, word, phonetics, definition,
     example, _uuid)
   select _order, new_versions.id, word, phonetics, definition, example, lessons_vocabulary.id
   from lessons_vocabulary join new_versions on new_versions.parent_id = _parent_id`,
]
