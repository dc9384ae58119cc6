-- The tag whose highlights it took over last: merging can be taken back only in the order in which it was done.
ALTER TABLE tag
ADD COLUMN took_over_tag_id uuid;

-- The tags somebody applied last, from the index alone.
CREATE INDEX highlight_tag_recent ON highlight_tag (applied_by, tag_id, applied_at);
