/** The people of a note or an insight as JSON, as they came: who made it (`author`), or who wrote in it since. `id` is SQL. */
export const contributors = (id: string, author: boolean): string => `
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', CASE WHEN m.removed_at IS NULL THEN m.name ELSE 'Deleted user' END) ORDER BY c.at), '[]')
   FROM contribution c JOIN member m ON m.id = c.member_id WHERE c.object_id = ${id} AND c.author = ${author})`;
