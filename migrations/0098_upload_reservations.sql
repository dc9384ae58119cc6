-- An unfinished upload counts its announced size toward the storage of the workspace until its reservation ends, then only the bytes it received.
ALTER TABLE upload
ADD COLUMN received_bytes bigint NOT NULL DEFAULT 0,
ADD COLUMN reserved_until timestamptz NOT NULL DEFAULT now() + interval '1 hour';
