-- How long a rendering took, and the note of its recording (specification, document 001, section 3).
ALTER TABLE render
ADD COLUMN note_id uuid REFERENCES note (id) ON DELETE SET NULL,
ADD COLUMN render_time_ms integer,
ADD COLUMN total_job_time_ms integer;

CREATE INDEX render_note ON render (note_id);
