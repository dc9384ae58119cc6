import sample from '../../../sample/inaugural-address.mp4';
import { RedactionDemo } from '../features/redaction/redaction-demo.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** A demonstration of rendered video edits, on the recording of the sample workspace. */
export function Component() {
  return (
    <SettingsFrame title="Video redaction">
      <SettingsSection title="Try it on a sample" about="See what viewers of a redacted recording see and hear.">
        <RedactionDemo source={sample} durationMs={11_000} />
      </SettingsSection>
    </SettingsFrame>
  );
}
