import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './routes/app.tsx';

const begin = () => createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);

// The early script asks for the screen, and so for the app, while the page itself may still be on its way.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
