ALTER TABLE follow
DROP CONSTRAINT follow_object_type_check,
ADD CONSTRAINT follow_object_type_check CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'TAG', 'CHANNEL'));
