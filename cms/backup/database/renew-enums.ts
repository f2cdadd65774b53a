import type pg from 'pg'

/**
 * Makes each type of a list of words that has got words since it was made anew, with all of them, in
 * the transaction that made it and whose tables are empty. Before Postgres 17 no row of the same
 * transaction may hold a word that was added to a type.
 */
export async function renewEnums(client: pg.ClientBase): Promise<void> {
  await client.query(renewal)
}

/** The words of one statement have one `cmin`. */
const renewal = `do $$
declare
  grown record;
  held record;
begin
  for grown in
    select t.oid, quote_ident(t.typname) as name,
      string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) as labels
    from pg_enum e join pg_type t on t.oid = e.enumtypid
    where t.typnamespace = 'public'::regnamespace
    group by t.oid, t.typname having count(distinct e.cmin::text) > 1
  loop
    execute format('alter type public.%s rename to former_enum', grown.name);
    execute format('create type public.%s as enum (%s)', grown.name, grown.labels);
    for held in
      select a.attrelid::regclass as of, quote_ident(a.attname) as name,
        substring(pg_get_expr(d.adbin, d.adrelid) from '^(''.*'')::') as word
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.atttypid = grown.oid
    loop
      execute format('alter table %s alter %s drop default, alter %2$s type public.%s
        using %2$s::text::public.%3$s', held.of, held.name, grown.name);
      if held.word is not null then
        execute format('alter table %s alter %s set default %s', held.of, held.name, held.word);
      end if;
    end loop;
    drop type public.former_enum;
  end loop;
end $$`
