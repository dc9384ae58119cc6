-- Why a job was set aside, and how it is enqueued again. Without them: set aside by an earlier version.
ALTER TABLE set_aside_job
ADD COLUMN loss text,
ADD COLUMN job_key text,
ADD COLUMN priority text;
