import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './routes/app.tsx';

const begin = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// A file dropped beside every place that takes one would be opened by the browser, instead of the app and what is being written in it.
for (const type of ['dragover', 'drop'] as const) {
  addEventListener(type, (event) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });
}

// The early script asks for the screen, and so for the app, while the page itself may still be on its way.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
