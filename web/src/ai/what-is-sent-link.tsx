import { Button } from '@mantine/core';
import type { WhatIsSent as Sent } from '@evident/domain/ai';
import { useState } from 'react';
import { WhatIsSent } from './what-is-sent.tsx';

interface Props {
  /** Names the text, such as `summary 0198…`. */
  of: string;
  /** Reads what would be sent for it. */
  read: () => Promise<Sent>;
}

/** Opens what a language model would receive for a text: nothing while AI is off or texts are extracted. */
export function WhatIsSentLink({ of, read }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened(true)}>
        What is sent
      </Button>
      <WhatIsSent opened={opened} onClose={() => setOpened(false)} of={of} read={read} />
    </>
  );
}
