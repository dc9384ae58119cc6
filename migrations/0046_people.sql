-- Members who see people: all, all but viewers, or managers and admins.
ALTER TABLE team
ADD COLUMN people_access text NOT NULL DEFAULT 'EVERYONE' CHECK (people_access IN ('EVERYONE', 'CONTRIBUTORS', 'MANAGERS'));

DROP TRIGGER version ON team;

CREATE TRIGGER version
BEFORE UPDATE ON team FOR EACH ROW WHEN (
  (OLD.name, OLD.subdomain, OLD.join_domains, OLD.join_role, OLD.primary_color, OLD.people_access) IS DISTINCT FROM (NEW.name, NEW.subdomain, NEW.join_domains, NEW.join_role, NEW.primary_color, NEW.people_access)
)
EXECUTE FUNCTION count_version ();

-- Someone the workspace learned from. Values of custom fields are in field_value.
CREATE TABLE person (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Empty for an unnamed participant.
  name text NOT NULL,
  -- The name without case, accents and punctuation, at most 50 characters: sorted and matched by.
  name_key text COLLATE "C" NOT NULL,
  -- Imported columns and details without a field of their own: label to text.
  details jsonb NOT NULL DEFAULT '{}',
  -- Names of the files that created the person, and that last added details.
  import_origin text,
  enrichment_origin text,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX person_name ON person (team_id, name_key, id);

CREATE INDEX person_created ON person (team_id, created_at, id);

CREATE INDEX person_updated ON person (team_id, updated_at, id);

CALL protect_team_table ('person');

CALL hide_trashed_rows ('person');

CREATE TRIGGER version
BEFORE UPDATE ON person FOR EACH ROW WHEN ((OLD.name, OLD.details) IS DISTINCT FROM (NEW.name, NEW.details))
EXECUTE FUNCTION count_version ();

-- People of notes: speakers of the text, or added by hand.
CREATE TABLE note_person (
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person (id) ON DELETE CASCADE,
  -- The id by which the document knows the speaker; null for a person added by hand.
  speaker text,
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX note_person_once ON note_person (note_id, person_id, coalesce(speaker, ''));

CREATE INDEX note_person_person ON note_person (person_id, note_id);

CALL protect_team_table ('note_person');

CALL hide_trashed_rows ('note_person');

-- A speaker is one person at most. A person in the trash gives up their speakers; restoring brings back those that were not taken meanwhile.
CREATE UNIQUE INDEX note_person_speaker ON note_person (note_id, speaker)
WHERE
  speaker IS NOT NULL
  AND trash_id IS NULL;

ALTER TABLE trash_entry
DROP CONSTRAINT trash_entry_object_type_check;

ALTER TABLE trash_entry
ADD CONSTRAINT trash_entry_object_type_check CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'NOTE', 'INSIGHT', 'TAG_BOARD', 'PERSON'));

-- The speakers of a highlight with the people they are; without speakers, the people added to the note by hand.
CREATE FUNCTION said_by (note uuid, names jsonb, ids TEXT[]) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE RETURN CASE
  WHEN cardinality(ids) > 0 THEN (
    SELECT
      coalesce(
        jsonb_agg(
          jsonb_build_object('name', said.name, 'personId', said.person_id)
          ORDER BY
            said.place
        ),
        '[]'
      )
    FROM
      (
        SELECT
          names ->> one.id AS name,
          l.person_id,
          min(one.place) AS place
        FROM
          unnest(ids) WITH ORDINALITY AS one (id, place)
          LEFT JOIN note_person l ON l.note_id = note
          AND l.speaker = one.id
        WHERE
          names ->> one.id IS NOT NULL
          OR l.person_id IS NOT NULL
        GROUP BY
          names ->> one.id,
          l.person_id
      ) said
  )
  ELSE (
    SELECT
      coalesce(
        jsonb_agg(
          jsonb_build_object('name', NULL, 'personId', l.person_id)
          ORDER BY
            l.person_id
        ),
        '[]'
      )
    FROM
      note_person l
    WHERE
      l.note_id = note
      AND l.speaker IS NULL
  )
END;
