-- Personal data in channels is masked as it arrives, if the workspace asks for it.
ALTER TABLE team
ADD COLUMN mask_personal_data boolean NOT NULL DEFAULT FALSE;
