-- PDFs, office files and images, read page by page (specification, document 001, sections 3 and 4).
CREATE TABLE file_document (
  file_id uuid PRIMARY KEY REFERENCES file (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  state text NOT NULL CHECK (state IN ('WAITING', 'CONVERTING', 'READING', 'PASSWORD_REQUIRED', 'DONE', 'FAILED', 'CANCELLED')),
  -- Null until the PDF was opened.
  page_count integer,
  message text,
  -- The stored PDF made from an office file.
  pdf_key uuid,
  alt_text text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX file_document_team ON file_document (team_id);

CALL protect_team_table ('file_document');

CREATE TABLE file_page (
  file_id uuid NOT NULL REFERENCES file_document (file_id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Counted from 1.
  page integer NOT NULL,
  state text NOT NULL CHECK (state IN ('PROCESSED', 'FAILED')),
  source text NOT NULL CHECK (source IN ('TEXT', 'OCR')),
  content text NOT NULL,
  -- [{"text", "left", "top", "width", "height"}], in per cent of the page; empty for pages with text of their own.
  words jsonb NOT NULL,
  message text,
  PRIMARY KEY (file_id, page)
);

CREATE INDEX file_page_team ON file_page (team_id);

CALL protect_team_table ('file_page');

-- The nightly cleanup deletes the bytes of a PDF once its row is gone.
CREATE FUNCTION disown_pdf () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO unowned_bytes (file_id, since) VALUES (OLD.pdf_key, now()) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;

CREATE TRIGGER disown_pdf
AFTER DELETE ON file_document FOR EACH ROW WHEN (OLD.pdf_key IS NOT NULL)
EXECUTE FUNCTION disown_pdf ();
