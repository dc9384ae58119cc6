-- One row once the sample workspace stands: from then on it is its people's, and no start touches it again.
CREATE TABLE sample_finished (at timestamptz NOT NULL);

GRANT
SELECT
,
  INSERT ON sample_finished TO evident_app;

-- Where people are already, it stands or is not wanted.
INSERT INTO
  sample_finished
SELECT
  now()
WHERE
  EXISTS (
    SELECT
    FROM
      account
  );
