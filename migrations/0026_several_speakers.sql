-- Words may reach over the turns of several people: a highlight keeps who says them, in their order.
ALTER TABLE highlight
ADD COLUMN speakers TEXT[] NOT NULL DEFAULT '{}';

UPDATE highlight
SET
  speakers = ARRAY[speaker]
WHERE
  speaker IS NOT NULL;

ALTER TABLE highlight
DROP COLUMN speaker;

-- The names of those who say something, by the ids that a document knows them by, each name once, in their order.
CREATE FUNCTION names_of (names jsonb, ids TEXT[]) RETURNS TEXT[] LANGUAGE sql IMMUTABLE RETURN (
  SELECT
    coalesce(
      array_agg(
        said.name
        ORDER BY
          said.place
      ),
      '{}'
    )
  FROM
    (
      SELECT
        names ->> one.id AS name,
        min(one.place) AS place
      FROM
        unnest(ids) WITH ORDINALITY AS one (id, place)
      WHERE
        names ->> one.id IS NOT NULL
      GROUP BY
        names ->> one.id
    ) said
);
